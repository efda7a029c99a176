// The page's markup by a checker of its own.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import test from 'node:test';
import { require } from '../../tools/npm/packages.mjs';

const { HtmlValidate, StaticConfigLoader } = require('html-validate');
const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

async function problemsOf(markup) {
  const { results } = await checker.validateString(markup);
  return results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`));
}

for (const page of ['index.html', 'embed.html']) {
  test(`html-validate finds nothing on ${page}`, async () => {
    const { results } = await checker.validateFile(fileURLToPath(new URL(`../../web/${page}`, import.meta.url)));
    assert.deepEqual(results.flatMap(({ messages }) => messages), []);
  });
}

test('and it does find what is wrong', async () => {
  const problems = await problemsOf('<!DOCTYPE html>\n<p><div>in a paragraph</div></p>\n');
  assert.match(problems.join('\n'), /element-permitted-content|close-order/);
});
