/**
 * Checks what a screen reader announces of the conversation: each question once, each answer as an answer, and then the
 * choices.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { question } from './visitor-in-browser.ts'

/** How often the conversation says something. */
async function timesSaid(log: Locator, what: string): Promise<number> {
  return (await log.ariaSnapshot()).split(what).length - 1
}

/** The focus is just before the first choice, so that all of them are read from there on. */
async function expectLandingBefore(choice: Locator): Promise<void> {
  await expect
    .poll(async () =>
      choice.evaluate((first) => {
        const { activeElement } = document
        if (!activeElement || activeElement === document.body || activeElement === first) return false
        const { DOCUMENT_POSITION_FOLLOWING } = Node
        return (activeElement.compareDocumentPosition(first) & DOCUMENT_POSITION_FOLLOWING) !== 0
      }),
    )
    .toBe(true)
}

type Heard = {
  /** The end of the conversation and what follows it, as an accessibility tree. */
  readonly tree: string
  /** What is asked, which is said once. */
  readonly asked?: string
  /** Name and role of the first choice, before which the focus lands. */
  readonly choice?: (page: Page) => Locator
}

/** Questions of each kind: a line, cards, the review and the receipt. */
const HEARD: Partial<Record<StepId, Heard>> = {
  cep: {
    tree: `
    - heading "Seu pedido por conversa" [level=1]
    - log "Conversa do seu pedido": '/^Assistente disse: Oi! .* Assistente disse: Qual é o seu CEP\\?/'
    - textbox "Qual é o seu CEP?"
    - button "Enviar"
  `,
    asked: 'Qual é o seu CEP?',
  },
  'nr-imovel': {
    tree: `
    - log "Conversa do seu pedido":
      - text: '/Qual é o seu CEP\\? Você respondeu: \\d{5}-\\d{3}$/'
      - 'button "Corrigir : CEP"'
      - text: '/^Assistente disse: Qual é o número da casa ou do prédio\\?/'
    - textbox "Qual é o número da casa ou do prédio?"
    - button "Enviar"
  `,
    asked: 'Qual é o número da casa ou do prédio?',
  },
  planos: {
    tree: `
    - log "Conversa do seu pedido":
      - 'button "Corrigir : número"'
      - text: '/^Assistente disse: Tem fibra na .+, \\d+\\. Assistente disse: Qual plano combina com a sua casa\\?$/'
    - group "Qual plano combina com a sua casa?":
      - radiogroup "Qual plano combina com a sua casa?":
        - radio /300 Mega R\\$ .*com débito automático/
      - button "Continuar"
    - textbox "Ou escreva aqui"
  `,
    asked: 'Qual plano combina com a sua casa?',
    choice: (page) => page.getByRole('radio').first(),
  },
  confirmacao: {
    tree: `
    - log "Conversa do seu pedido":
      - text: '/Quando podemos instalar\\? Você respondeu: .+$/'
      - 'button "Corrigir : instalação"'
      - text: '/Assistente disse: Está tudo certo com o seu pedido\\?/'
    - group "Está tudo certo com o seu pedido?":
      - term: Mensalidade
      - definition: /R\\$ [\\d,]+ por mês/
      - paragraph:
        - link "contrato (abre em outra aba)"
        - link "política de privacidade (abre em outra aba)"
      - button "Confirmar pedido"
  `,
    asked: 'Está tudo certo com o seu pedido?',
    choice: (page) => page.getByRole('button', { name: 'Confirmar pedido' }),
  },
  'pedido-realizado': {
    tree: `
    - heading "Seu pedido por conversa" [level=1]
    - log "Conversa do seu pedido": '/Assistente disse: Pronto, seu pedido está feito$/'
    - group "Pedido realizado":
      - article:
        - paragraph: /a fibra já tem caminho/
        - heading "Visita do técnico" [level=2]
        - button "Mudar o dia da visita"
        - paragraph: Número do pedido
        - heading "O que acontece agora" [level=2]
  `,
    choice: (page) => page.getByRole('button', { name: 'Mudar o dia da visita' }),
  },
}

/** Expects the chat to be announced as it should be at this question; questions of a kind seen before are passed over. */
export async function expectReadAloud(page: Page, step: StepId): Promise<void> {
  const heard = HEARD[step]
  if (!heard) return
  await expect(page.getByRole('main')).toMatchAriaSnapshot(heard.tree)
  if (heard.asked) expect(await timesSaid(page.getByRole('log'), heard.asked), step).toBe(1)
  if (heard.choice) await expectLandingBefore(heard.choice(page))
  if (step === 'nr-imovel') await expect(page.getByRole('textbox', { name: heard.asked ?? '' })).toBeFocused()
}

/** Expects the review to show whole what was typed in this session, so that it can be checked, but no secrets. */
export async function expectReviewReadable(
  page: Page,
  shown: readonly string[],
  secrets: readonly string[],
): Promise<void> {
  const review = await question(page, 'confirmacao').innerText()
  for (const text of shown) expect(review).toContain(text)
  for (const secret of secrets) expect(review).not.toContain(secret)
}
