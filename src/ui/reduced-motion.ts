/** Returns whether the visitor's system is set to reduced motion. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
