/** Texts of the buttons that zoom the page. */
export const zoom = {
  label: 'Tamanho da página',
  smaller: 'Diminuir a página',
  larger: 'Aumentar a página',
  reset: 'Voltar a 100%',
  percent: (step: number) => `${String(step).replace('.', ',')}%`,
} as const
