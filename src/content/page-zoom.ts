/** Texts of the page zoom control (F§4). */
export const zoom = {
  label: 'Tamanho da página',
  smaller: 'Diminuir a página',
  larger: 'Aumentar a página',
  reset: 'Voltar a 100%',
  percent: (step: number) => `${String(step).replace('.', ',')}%`,
} as const
