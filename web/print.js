// Prints a sheet in place of the page.

/** `html` is the sheet's content, as the workbench writes it: everything that a reader typed is escaped there. */
export function printSheet(html) {
  const sheet = document.createElement('div');
  sheet.className = 'print-sheet';
  sheet.innerHTML = html;
  document.body.append(sheet);
  document.body.classList.add('prints-sheet');
  const remove = () => {
    sheet.remove();
    document.body.classList.remove('prints-sheet');
    removeEventListener('afterprint', remove);
  };
  addEventListener('afterprint', remove);
  print();
}
