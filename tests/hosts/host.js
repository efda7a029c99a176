// What a course page does with a frame: shows it at the address that stands in its own, lets it grow, keeps its score and state.
// `heard` holds all that it was told, `kept` the state as a SPLICE host keeps it; with `keeps` it answers for it.

const options = new URLSearchParams(location.search);
const frame = document.getElementById('activity');

window.heard = [];
window.kept = JSON.parse(sessionStorage.getItem('kept') ?? 'null');
window.keeps = options.get('keeps') === 'yes';

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow) return;
  window.heard.push({ origin, data });
  if (data.subject === 'lti.frameResize') frame.height = data.height;
  if (!window.keeps) return;
  if (data.subject === 'SPLICE.getState') {
    const answer = { subject: 'SPLICE.getState.response', message_id: data.message_id, state: window.kept };
    setTimeout(() => source.postMessage(answer, '*'), Number(options.get('late') ?? 0));
  }
  if (data.subject === 'SPLICE.reportScoreAndState') {
    window.kept = data.state;
    sessionStorage.setItem('kept', JSON.stringify(data.state));
  }
});

window.tell = (message) => frame.contentWindow.postMessage(message, '*');
frame.src = options.get('activity');
