/** The steps of the page zoom, and the texts of its buttons. */

/** Steps of the page zoom in percent. */
export const ZOOM_STEPS = [50, 62.5, 75, 87.5, 93.75, 100, 106.25, 112.5, 125, 150, 175, 200, 250] as const

export type ZoomStep = (typeof ZOOM_STEPS)[number]

export const zoom = {
  label: 'Tamanho da página',
  smaller: 'Diminuir a página',
  larger: 'Aumentar a página',
  reset: 'Voltar a 100%',
  percent: (step: number) => `${String(step).replace('.', ',')}%`,
} as const
