/**
 * Texts of the landing page block that explains what speed a household needs. Its figures come from the page's plans.
 */
import { listInWords } from '../../lib/list-in-words.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import type { FiguresPlan } from '../find-advertised-figures.ts'
import { devices } from '../../lib/recommended-devices.ts'

export const speedProfiles = {
  devices: (count: number) => `até ${count} aparelhos`,
  upload: 'upload',
  cards: [
    {
      speed: 500,
      title: 'Para o dia a dia',
      text: 'Séries em mais de uma tela, aula, trabalho e chamadas de vídeo.',
    },
    {
      speed: 700,
      title: 'Para a família toda',
      text: 'Cada um com a sua tela, câmeras e casa conectada, com um streaming se quiser.',
    },
    {
      speed: 1000,
      title: 'Para quem faz tudo ao mesmo tempo',
      text: 'Arquivos grandes, transmissões e muita gente em casa, com modem Wi-Fi 6.',
    },
  ],
  fibre: {
    title: 'Por que fibra',
    light: {
      title: 'Luz no lugar do cobre',
      text: 'A fibra leva luz por um fio de vidro, sem interferência elétrica.',
    },
    upload: {
      title: 'Baixa e envia bem',
      text: (most: string) => `O upload chega a ${most}, conforme o plano.`,
    },
    modem: {
      title: 'Modem emprestado',
      /** `speeds` are those of the plans with Wi-Fi 6. */
      text: (speeds: readonly string[]) =>
        speeds.length === 0
          ? 'Vem com todos os planos.'
          : `Vem com todos os planos. Wi-Fi 6 ${speeds.length === 1 ? 'no' : 'nos'} de ${listInWords(speeds)}.`,
    },
  },
} as const

/** Returns the cards of the speeds that a page sells, with their figures. */
export const speedCards = (plans: readonly FiguresPlan[]) =>
  speedProfiles.cards.flatMap((card) => {
    const plan = plans.find((each) => speedOf(each) === card.speed)
    return plan && plan.plan_upload > 0
      ? [{ ...card, upload: plan.plan_upload, devices: devices[card.speed] }]
      : []
  })
