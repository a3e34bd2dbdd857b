// Keeps an embedded page current, and posts its height to the page around it. Reads and stores nothing.
(() => {
  const sheet = new CSSStyleSheet();
  const { nonce = '' } = document.querySelector('style') ?? {};
  let html = '';

  /** Replaces what stands around a picture that plays, which would begin anew with the whole page. */
  const showParts = (next) => {
    for (const part of next.querySelectorAll('[data-part]'))
      document.querySelector(`[data-part="${part.dataset.part}"]`)?.replaceWith(document.adoptNode(part));
  };

  /** Replaces what is shown by a newer page: its styles and its content. */
  const show = (next) => {
    sheet.replaceSync([...next.querySelectorAll('style')].map((style) => style.textContent).join(''));
    document.adoptedStyleSheets = [sheet];
    for (const style of document.querySelectorAll('style')) style.remove();
    document.title = next.title;
    document.body.dataset.renew = next.body.dataset.renew;
    const [video, later] = [document.querySelector('video'), next.querySelector('video')];
    if (video && !video.paused && later?.getAttribute('src') === video.getAttribute('src')) return showParts(next);
    document.body.replaceChildren(...document.adoptNode(next.body).childNodes);
  };

  const renew = async () => {
    const response = await fetch(location.href, { credentials: 'omit', cache: 'no-cache' });
    if (response.status === 404) return;
    if (!response.ok) throw new Error(`embed: ${response.status}`);
    const text = await response.text();
    if (text === html) return;
    html = text;
    // The policy of this page holds for what it parses, too: the styles there have the nonce of another answer.
    const ours = text.replaceAll(/(<style[^>]*\bnonce=")[^"]*/g, `$1${nonce}`);
    const next = new DOMParser().parseFromString(ours, 'text/html');
    if (next.body.dataset.renew) show(next);
  };

  let failures = 0;
  const wait = () => {
    const seconds = Number(document.body.dataset.renew ?? 300) * 2 ** Math.min(failures, 5);
    // All frames of all pages would come at once otherwise.
    setTimeout(turn, seconds * (900 + 200 * Math.random()));
  };
  const turn = async () => {
    try {
      if (!document.hidden) await renew();
      failures = 0;
    } catch {
      failures += 1;
    }
    wait();
  };
  if (document.body.dataset.renew) wait();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) renew().catch(() => (failures += 1));
  });

  let height = 0;
  const post = () => {
    const now = Math.ceil(document.body.getBoundingClientRect().height);
    if (now === height || parent === self) return;
    height = now;
    parent.postMessage({ type: 'pitchside:height', height }, '*');
  };
  new ResizeObserver(post).observe(document.body);
})();
