// As many frames as the page's address asks for, of the panels at `activity`.

const options = new URLSearchParams(location.search);
for (let number = 1; number <= Number(options.get('count')); ++number) {
  const frame = document.createElement('iframe');
  frame.title = `Panel ${number}`;
  frame.src = options.get('activity');
  document.body.append(frame);
}
