// Terms of the lesson: a use opens the definition in place, and a symbol marks what it stands for.

/** Where a definition of `link` is put: behind the comma or full stop that belongs to the line above it. */
function endOfUse(link) {
  const text = link.nextSibling;
  const mark = text instanceof Text ? /^[.,;:)]+/.exec(text.data) : null;
  if (!mark) return link;
  if (mark[0].length < text.length) text.splitText(mark[0].length);
  return text;
}

/** What a definition says, formulas as formulas, for a second place in the page: without links of its own. */
function wordsOf(definition) {
  const copy = definition.cloneNode(true);
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return copy.childNodes;
}

/** Links to a definition become buttons that show it below the line; without a script they lead to the vocabulary. */
export function connectTerms(article) {
  for (const link of article.querySelectorAll('a.term')) {
    const definition = document.querySelector(link.hash).nextElementSibling;
    let opened;
    link.setAttribute('role', 'button');
    link.setAttribute('aria-expanded', 'false');
    const toggle = (event) => {
      event.preventDefault();
      if (opened) {
        opened.remove();
        link.parentNode.normalize();
        opened = undefined;
      } else {
        opened = document.createElement('span');
        opened.className = 'definition';
        opened.append(...wordsOf(definition));
        endOfUse(link).after(opened);
      }
      link.setAttribute('aria-expanded', String(Boolean(opened)));
    };
    link.addEventListener('click', toggle);
    link.addEventListener('keydown', (event) => {
      if (event.key === ' ') toggle(event);
    });
  }
}

/**
 * While a symbol has the pointer or the focus, everything in the lesson that is the same quantity is marked, and
 * `mark(symbol)` is called; with an empty text once none has.
 */
export function connectSymbols(article, mark) {
  let marked = '';
  const show = (symbol) => {
    if (symbol === marked) return;
    marked = symbol;
    for (const element of article.querySelectorAll('[data-symbol]'))
      element.toggleAttribute('data-marked', element.dataset.symbol === symbol);
    mark(symbol);
  };
  const symbolAt = ({ target }) => target.closest?.('[data-symbol]')?.dataset.symbol ?? '';
  const focused = () => symbolAt({ target: document.activeElement });
  article.addEventListener('pointerover', (event) => show(symbolAt(event) || focused()));
  article.addEventListener('pointerleave', () => show(focused()));
  article.addEventListener('focusin', (event) => show(symbolAt(event)));
  article.addEventListener('focusout', () => show(''));
}
