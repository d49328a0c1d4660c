/**
 * How a visitor's browser is set up: language, time zone, class of screen. Nothing that names a person, and nothing
 * fine enough to tell one browser from another. `init` stores it for this tab as `user_prefs2`.
 */
window.tim_prefs = {
  init() {
    const width = Math.min(screen.width, screen.height)
    const prefs = {
      language: navigator.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      screen: width < 600 ? 'telephone' : width < 1000 ? 'tablet' : 'desktop',
    }
    window.sessionStorage.setItem('user_prefs2', JSON.stringify(prefs))
  },
}
