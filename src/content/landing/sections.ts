/** Texts of the sections of start pages that only the server renders. */
import { externalLinks } from './external-links.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import type { FiguresPlan } from '../find-advertised-figures.ts'
import { devices } from '../../lib/recommended-devices.ts'

/**
 * Texts of the offers for companies and for gamers on landing pages, which only wide screens show. The name of
 * the business plan comes from the catalogue, because homes can buy the same speed at another price.
 */
export const businessAndGamerOffers = {
  business: {
    action: 'Contratar para a empresa',
  },
  gamer: {
    devices: (count: number) => `Até ${count} aparelhos`,
    upload: (speed: string) => `${speed} de upload`,
    wifi: 'Modem Wi-Fi 6',
    action: (plan: string) => `Contratar o ${plan}`,
  },
} as const

/**
 * Texts of the notice that sends employees with an older connection to the internal migration form. It is shown only on
 * the landing page for employees.
 */
export const employeeMigrationNotice = {
  link: externalLinks.staffMigration,
} as const

/** Texts of the landing page block that explains how a customer's identity is checked. */
export const identityCheckWords = {
  steps: [
    { title: 'Resolva o captcha', text: 'Ele mostra que há uma pessoa do outro lado da tela.' },
    { title: 'Digite os 5 primeiros números do CPF', text: 'Só os 5 primeiros, para achar o seu pedido.' },
    {
      title: 'Fotografe um documento oficial',
      text: 'Fora da capinha, inteiro na foto e com as letras nítidas.',
    },
    { title: 'Tire uma selfie', text: 'Em um fundo neutro, com o rosto descoberto e luz de frente.' },
    { title: 'Revise e aceite', text: 'Confira as fotos e os dados antes de concluir.' },
  ],
} as const

/** Texts of the block that explains the Livelo loyalty programme in four steps. */
export const liveloSteps = {
  steps: [
    { title: 'Cadastre-se na Livelo', text: 'Os pontos entram na conta do CPF que faz o pedido.' },
    {
      title: 'Consulte seu endereço',
      text: 'Digite o CEP e o número e veja se a fibra chega até você.',
    },
    { title: 'Conclua o pedido', text: 'Se houver fibra, escolha o plano e marque a instalação.' },
    {
      title: 'Receba os pontos',
      text: 'Eles são liberados em até 30 dias depois da instalação, conforme o regulamento.',
    },
  ],
  note: 'Os detalhes ficam na sua conta Livelo. Entre para ver.',
  links: [externalLinks.rewards, { label: 'Regulamento do programa', href: '/regulamentos/livelo/' }],
} as const

/** Links at the end of the start page to further information. */
export const moreLinks = {
  links: [
    { label: 'Comparar os planos', href: '/ofertas' },
    { label: 'Ver como confirmamos que é você', href: '/novo-cliente' },
    { label: 'Ganhar bônus no celular TIM', href: '/selecao-plano-movel' },
  ],
} as const

/**
 * Texts of the landing page block that explains what speed a household needs. Its figures come from the page's plans.
 */
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
