/** Texts of drawers and dialogs. */
export const overlay = {
  close: 'Fechar',
} as const
