// Runs before the first paint, in a file of its own because the page allows no inline script: the waiting screen stands
// in the colours that this browser showed last. See src/app/splash/first-paint.ts, which writes what is read here.
;(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('umkreis.firstPaint') || 'null')
    if (!kept) return
    var root = document.documentElement
    if (kept.scheme === 'light' || kept.scheme === 'dark') root.dataset.scheme = kept.scheme
    var dark = kept.scheme ? kept.scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    var colors = dark ? kept.dark : kept.light
    for (var name in colors) {
      if (/^--uk-color-[a-z0-9-]+$/.test(name) && /^#[0-9A-Fa-f]{6}$/.test(colors[name])) {
        root.style.setProperty(name, colors[name])
      }
    }
  } catch {
    // A browser without storage shows the default colours.
  }
})()
