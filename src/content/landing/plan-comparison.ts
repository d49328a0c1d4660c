/** Texts of the landing page block that compares plans. */
export const comparison = {
  /** Name of the table for screen readers. */
  title: 'Compare os planos',
  tabs: 'Plano mostrado',
  download: 'Download',
  upload: 'Upload',
  devices: 'Aparelhos',
  upTo: (devices: number) => `até ${devices}`,
  modem: 'Modem',
  /** Name of the modem's Wi-Fi standard. */
  wifi6: 'Wi-Fi 6',
  wifi: 'Wi-Fi',
  included: 'Incluso',
  notIncluded: 'Não incluso',
} as const
