// Where the workbench shows what a symbol of the formula stands for, found among the nodes of the semantic tree.

const hasPlace = ({ width, height }) => width > 0 && height > 0;

/** The smallest bounds around all of the nodes. */
function around(nodes) {
  const x = Math.min(...nodes.map((node) => node.x));
  const y = Math.min(...nodes.map((node) => node.y));
  const right = Math.max(...nodes.map((node) => node.x + node.width));
  const bottom = Math.max(...nodes.map((node) => node.y + node.height));
  return { x, y, width: right - x, height: bottom - y };
}

const numberNamed = (nodes, name) => nodes.filter((node) => node.role === 'number' && node.name === name);

const rowsOf = (nodes, grid) => nodes.filter(({ role, parent }) => role === 'row' && parent === grid.id);

const gridNamed = (nodes, title) => nodes.find(({ role, name }) => role === 'grid' && name === title);

/** What is in view of the encoding table: its rows, the heads and cells of its columns, and the selected cell. */
function tableIn(nodes) {
  const grid = gridNamed(nodes, 'Encoding table');
  if (!grid) return undefined;
  const rows = rowsOf(nodes, grid);
  const ofTable = new Set(rows.map(({ id }) => id));
  const parts = nodes.filter(({ parent }) => ofTable.has(parent));
  const inColumns = parts.filter((part) => part.column > 1);
  return {
    rows: rows.filter(hasPlace),
    heads: inColumns.filter(({ role }) => role === 'column_header'),
    cells: inColumns.filter(({ role }) => role === 'cell'),
    selected: parts.find(({ selected }) => selected),
  };
}

const textsOf = (nodes, beginning) => nodes.filter(({ role, name }) => role === 'text' && name.startsWith(beginning));

const pairOf = (head) => /pair \d+/.exec(head.name)?.[0];

const marks = {
  t(nodes, table) {
    const row = table?.rows.find((one) => one.row === table.selected.row);
    return [...numberNamed(nodes, 'Position t'), ...(row ? [row] : [])];
  },
  d(nodes, table) {
    const heads = table?.heads.filter(hasPlace) ?? [];
    return [...numberNamed(nodes, 'Width d'), ...(heads.length ? [around(heads)] : [])];
  },
  /** Both columns of the selected pair, in any layout: the heads say which. The field of the column is not i. */
  i(nodes, table) {
    const chosen = table?.heads.find(({ column }) => column === table.selected.column);
    const heads = table?.heads.filter((head) => hasPlace(head) && pairOf(head) === pairOf(chosen)) ?? [];
    const columns = heads.map((head) =>
      around([head, ...table.cells.filter((cell) => cell.column === head.column && hasPlace(cell))]),
    );
    const isOneBlock = heads.length > 0 && heads.at(-1).column - heads[0].column < heads.length;
    return [...(isOneBlock ? [around(columns)] : columns), ...textsOf(nodes, 'Pair: '), ...numberNamed(nodes, 'Pair i')];
  },
  denominator: (nodes) => textsOf(nodes, 'Denominator: '),
  /** The clocks of the shift lab say by how many radians they turn at one position. */
  omega: (nodes) => textsOf(nodes, 'Pair ').filter(({ name }) => name.includes(' radians a position, ')),
  k: (nodes) => numberNamed(nodes, 'Shift k'),
  /** The embedding as typed, and its row above the sum. */
  x(nodes) {
    const sum = gridNamed(nodes, 'x, PE and their sum');
    const field = nodes.filter(({ name }) => name.startsWith('Embedding x'));
    return sum ? [...field, ...rowsOf(nodes, sum).filter(({ row }) => row === 2)] : field;
  },
};

/** The bounds of all that shows the quantity of `symbol` in `nodes`; none for a symbol without one. */
export function placesOf(symbol, nodes) {
  return marks[symbol]?.(nodes, tableIn(nodes)).filter(hasPlace) ?? [];
}
