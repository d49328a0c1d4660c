/**
 * Texts of share pictures (link previews), by the drawing on the picture: the banners of campaigns, and one for the
 * chat. `line` is written on the picture, `alt` describes it (`og:image:alt`).
 */
export const sharePictures = {
  street: {
    line: 'Fibra até dentro da sua casa',
    alt: 'Uma rua à noite: a luz percorre um fio de fibra até uma casa com as janelas acesas.',
  },
  mobile: {
    line: 'Fibra em casa para quem já é TIM no celular',
    alt: 'À noite, um celular e uma casa acesa ligados pelo mesmo fio de luz.',
  },
  points: {
    line: 'Fibra em casa que rende pontos',
    alt: 'Pontos de luz se juntam em um fio de fibra que chega a uma casa à noite.',
  },
  'black-friday': {
    line: 'Black Friday na fibra',
    alt: 'Uma casa no escuro com a porta iluminada em laranja e um fio de luz que chega até ela.',
  },
  globoplay: {
    line: 'Fibra com Globoplay no mesmo plano',
    alt: 'Pela janela da sala, três pessoas no sofá assistem à TV.',
  },
  'hbo-max': {
    line: 'Fibra com HBO Max no mesmo plano',
    alt: 'Uma sala de cinema diante de uma tela larga que mostra um estádio iluminado.',
  },
  paramount: {
    line: 'Fibra com Paramount+ no mesmo plano',
    alt: 'Duas pessoas no sofá diante de uma tela de molduras, uma dentro da outra, com luz ao fundo.',
  },
  staff: {
    line: 'A oferta de quem trabalha com a gente',
    alt: 'À noite, um prédio de escritórios e uma casa ligados pelo mesmo fio de luz.',
  },
  city: {
    line: 'Ofertas de fibra para a sua região',
    alt: 'Uma cidade à noite, com janelas acesas e um fio de luz de prédio em prédio.',
  },
  chat: {
    line: 'Fibra em casa, por conversa',
    alt: 'À noite, um celular com uma conversa na tela; da última resposta sai um fio de luz até uma casa acesa.',
  },
} as const

export type SharePictureName = keyof typeof sharePictures

/** Size of the preview pictures in pixels, as social networks expect it. */
export const shareSize = { width: 1200, height: 630 } as const
