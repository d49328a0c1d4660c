import { devices } from '../recommended-devices.ts'

/** Texts of the landing page block that explains what speed a household needs. `upload` is in Mega. */
export const speedProfiles = {
  title: 'Quanta fibra a sua casa pede?',
  text: 'Conte os aparelhos ligados ao mesmo tempo, do celular à lâmpada. O upload é o que sai daí: chamadas de vídeo, fotos, jogos.',
  devices: (count: number) => `até ${count} aparelhos`,
  upload: 'upload',
  cards: [
    {
      speed: 500,
      upload: 250,
      devices: devices[500],
      title: 'Para o dia a dia',
      text: 'Séries em mais de uma tela, aula, trabalho e chamadas de vídeo.',
    },
    {
      speed: 700,
      upload: 300,
      devices: devices[700],
      title: 'Para a família toda',
      text: 'Cada um com a sua tela, câmeras e casa conectada, com um streaming se quiser.',
    },
    {
      speed: 1000,
      upload: 500,
      devices: devices[1000],
      title: 'Para quem faz tudo ao mesmo tempo',
      text: 'Arquivos grandes, transmissões e muita gente em casa, com modem Wi-Fi 6.',
    },
  ],
  fibre: {
    title: 'Por que fibra',
    points: [
      {
        title: 'Luz no lugar do cobre',
        text: 'A fibra leva luz por um fio de vidro, sem interferência elétrica.',
      },
      { title: 'Baixa e envia bem', text: 'O upload chega a 1 Giga, conforme o plano.' },
      { title: 'Modem emprestado', text: 'Vem com todos os planos. Wi-Fi 6 nos de 1 Giga e 2 Giga.' },
    ],
  },
} as const
