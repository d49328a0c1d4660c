// src/ui/motion.ts
/** The visitor asks the system for less motion. */
var isMotionUnwanted = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
export { isMotionUnwanted as t };
