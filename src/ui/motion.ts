/** The visitor asks the system for less motion. */
export const isMotionUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
