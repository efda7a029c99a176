// The programs of the lesson: each can be copied, and those of the table's rows follow the table.

import { copyText } from './clipboard.js';

const thanksMilliseconds = 2000;
const stepMilliseconds = 200;

/** `region` is a live region that says what came of it. */
function addCopyButton(figure, region) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  const name = figure.querySelector('figcaption').textContent;
  const label = (text) => {
    button.textContent = text;
    button.setAttribute('aria-label', `${text} ${name}`);
  };
  label('Copy');
  let timer = 0;
  button.addEventListener('click', async () => {
    const copied = await copyText(figure.querySelector('pre').textContent);
    region.textContent = copied ? `Copied ${name}.` : 'The browser did not allow copying.';
    label(copied ? 'Copied' : 'Copy');
    clearTimeout(timer);
    timer = setTimeout(() => {
      label('Copy');
      region.textContent = '';
    }, thanksMilliseconds);
  });
  figure.querySelector('figcaption').after(button);
}

/**
 * Returns `follow(module)`, to be called whenever the table may have changed.
 * Only what is open is kept in step, and a moment later, so that a moving picture costs nothing here.
 */
export function connectListings(article) {
  const region = article.querySelector('.copied');
  for (const figure of article.querySelectorAll('figure.program')) addCopyButton(figure, region);
  const followers = [...article.querySelectorAll('details[data-language]')];
  let module;
  let timer = 0;

  const write = (element, text) => {
    if (element.textContent !== text) element.textContent = text;
  };
  function update() {
    timer = 0;
    for (const details of followers) {
      if (!details.open) continue;
      const { language } = details.dataset;
      write(details.querySelector('code'), module.program(language));
      write(details.querySelector('samp'), module.programOutput(language));
    }
  }
  const soon = () => {
    if (module) timer ||= setTimeout(update, stepMilliseconds);
  };
  for (const details of followers) details.addEventListener('toggle', soon);
  return (current) => {
    module = current;
    soon();
  };
}
