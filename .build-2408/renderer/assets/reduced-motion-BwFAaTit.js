// src/ui/reduced-motion.ts
/** Whether the visitor's system is set to reduced motion. */
var prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
export { prefersReducedMotion as t };
