/** Texts shown where the scripts of a page of the demo did not arrive. It sells nothing, so there is nobody to call. */
export const demoPageNotLoaded = {
  title: 'This page did not open properly',
  text: 'Your connection may be unstable.',
  again: 'Try again',
} as const
