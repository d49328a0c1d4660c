/**
 * How a visitor's browser is set up: language, time zone, class of screen. Nothing that names a person, and nothing
 * fine enough to tell one browser from another. `init` stores it for this tab as `user_prefs2`.
 */
window.tim_prefs = {
  init() {
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    const isNarrow = Math.min(screen.width, screen.height) < 600
    const prefs = {
      language: navigator.language,
      // where there is Temporal, it knows at once: the formats take a slow telephone some 80 ms to load
      timeZone: window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      screen: isNarrow ? 'telephone' : isTouched ? 'tablet' : 'desktop',
    }
    try {
      window.sessionStorage.setItem('user_prefs2', JSON.stringify(prefs))
    } catch {
      // blocked or full storage: the order goes without it, and nobody has to be told
    }
  },
}
