/** Labels of the buttons of a carousel on a landing page. */
export const carouselButtons = {
  previous: (title: string) => `Anteriores em ${title}`,
  next: (title: string) => `Próximos em ${title}`,
  pause: (title: string) => `Pausar ${title}`,
  play: (title: string) => `Retomar ${title}`,
} as const
