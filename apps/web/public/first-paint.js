// Runs before the first paint, in a file of its own because the page allows no inline script: the waiting screen stands
// in the scheme that was chosen on this device and in the colours that the member's organisation wore last. Written by
// src/services/scheme.ts and src/services/looks-memory.ts.
// Before anything else it says which text may become markup or code, where the page asks for Trusted Types: none that could
// run. What is read into a document of its own runs nothing (the editor of notes does so), and a name of one character is no
// markup (Markdown). Whoever asks for more without saying where has to have a policy of their own.
;(function () {
  if (window.trustedTypes) {
    var own = location.origin + '/app/'
    window.trustedTypes.createPolicy('default', {
      createHTML: function (text, _type, sink) {
        if (!sink) throw new TypeError('Not by this policy')
        return sink === 'DOMParser parseFromString' || /^(&\w+;)?$/.test(text) ? text : null
      },
      createScriptURL: function (url) {
        return new URL(url, location.href).href.startsWith(own) ? url : null
      },
    })
  }
  try {
    var root = document.documentElement
    var scheme = localStorage.getItem('umkreis.scheme')
    var isChosen = scheme === 'light' || scheme === 'dark'
    if (isChosen) {
      root.dataset.scheme = scheme
      document.querySelector('meta[name="color-scheme"]').content = scheme
    }
    var userId = localStorage.getItem('userId')
    var kept = userId && JSON.parse(localStorage.getItem('umkreis.member.looks.' + userId) || 'null')
    var theme = kept && kept.theme
    var isDark = isChosen ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    var colors = theme && (isDark ? theme.dark : theme.light)
    var shown = {
      canvas: '--uk-color-canvas',
      line1: '--uk-color-line-1',
      line2: '--uk-color-line-2',
      textMuted: '--uk-color-text-muted',
    }
    for (var name in shown) {
      if (colors && /^#[0-9A-Fa-f]{6}$/.test(colors[name])) root.style.setProperty(shown[name], colors[name])
    }
    var bars = document.querySelectorAll('meta[name="theme-color"]')
    for (var i = 0; i < bars.length; i++) {
      if (colors && /^#[0-9A-Fa-f]{6}$/.test(colors.canvas)) bars[i].content = colors.canvas
      else if (isChosen) bars[i].content = bars[isDark ? 1 : 0].content
    }
  } catch {
    // A browser without storage shows the default colours.
  }
})()
