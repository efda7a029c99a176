// A small reader for our own well-formed pages: elements with their attributes, text with the elements around it.

const token = new RegExp(
  [
    /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/,
    /<\/([a-z0-9]+)>/,
    /<([a-z0-9]+)((?:\s+[a-z0-9-]+(?:="[^"]*")?)*)\s*(\/?)>/,
    /([^<]+)/,
  ].map((part) => part.source).join('|'),
  'gi',
);
const attribute = /([a-z0-9-]+)(?:="([^"]*)")?/gi;
const voidElements = new Set(['meta', 'link', 'img', 'source', 'input', 'br']);
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' };

function decode(text) {
  return text.replace(/&[a-z]+;/g, (entity) => {
    if (!(entity in entities)) throw new Error(`unknown entity ${entity}`);
    return entities[entity];
  });
}

function readAttributes(source) {
  return Object.fromEntries([...source.matchAll(attribute)].map(([, name, value]) => [name, decode(value ?? '')]));
}

/**
 * Reads a page into { elements, texts }, both in document order. An element is { name, attributes, path, text }, where
 * `path` holds the elements around it and `text` all text inside it; a text is { text, path }.
 */
export function readPage(html) {
  const elements = [];
  const texts = [];
  const open = [];
  let end = 0;
  for (const match of html.matchAll(token)) {
    const [whole, closed, opened, attributes, selfClosed, text] = match;
    if (match.index !== end) throw new Error(`unreadable markup: ${html.slice(end, match.index + 40)}`);
    end += whole.length;
    if (text) {
      texts.push({ text: decode(text), path: [...open] });
      for (const element of open) element.text += decode(text);
    } else if (opened) {
      const element = { name: opened, attributes: readAttributes(attributes), path: [...open], text: '' };
      elements.push(element);
      if (!selfClosed && !voidElements.has(opened)) open.push(element);
    } else if (closed) {
      const last = open.pop();
      if (last?.name !== closed) throw new Error(`</${closed}> closes <${last?.name}>`);
    }
  }
  if (open.length > 0 || end !== html.length) throw new Error('the page ends inside an element');
  return { elements, texts };
}
