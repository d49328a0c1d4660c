/** What a screen reader announces: each question once, each answer as an answer, and then the choices. */
import type { Locator } from '@playwright/test'
import { answer, question, walk } from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'
import { isFull } from '../support/rows-to-run.ts'
import { joao } from '../support/people.ts'

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

test('the chat as it is read out', async ({ page }) => {
  await page.goto('/chat')
  const main = page.getByRole('main')
  const log = page.getByRole('log')
  await expect(main).toMatchAriaSnapshot(`
    - heading "Seu pedido por conversa" [level=1]
    - log "Conversa do seu pedido": '/^Assistente disse: Oi! .* Assistente disse: Qual é o seu CEP\\?/'
    - textbox "Qual é o seu CEP?"
    - button "Enviar"
  `)
  expect(await timesSaid(log, 'Qual é o seu CEP?')).toBe(1)

  await answer(page, 'cep', joao.cep ?? {})
  await expect(main).toMatchAriaSnapshot(`
    - log "Conversa do seu pedido":
      - text: '/Qual é o seu CEP\\? Você respondeu: \\d{5}-\\d{3}$/'
      - 'button "Corrigir : CEP"'
      - text: '/^Assistente disse: Qual é o número da casa ou do prédio\\?/'
    - textbox "Qual é o número da casa ou do prédio?"
    - button "Enviar"
  `)
  expect(await timesSaid(log, 'Qual é o número da casa ou do prédio?')).toBe(1)
  await expect(page.getByRole('textbox', { name: 'Qual é o número da casa ou do prédio?' })).toBeFocused()

  await walk(page, { person: joao, until: 'planos' })
  await expect(main).toMatchAriaSnapshot(`
    - log "Conversa do seu pedido":
      - 'button "Corrigir : número"'
      - text: '/^Assistente disse: É casa ou apartamento\\? Você respondeu: É casa Assistente disse: Tem fibra na Avenida Paulista, \\d+\\. Assistente disse: Qual plano combina com a sua casa\\?$/'
    - group /^Tem fibra na Avenida Paulista, \\d+\\. Qual plano combina com a sua casa\\?$/:
      - radiogroup "Qual plano combina com a sua casa?":
        - radio /300 Mega R\\$ .*com débito automático/
      - button "Continuar"
    - textbox "Ou escreva aqui"
  `)
  expect(await timesSaid(log, 'Qual plano combina com a sua casa?')).toBe(1)
  await expectLandingBefore(page.getByRole('radio').first())
  // where the focus lands at each question: every-question.test.ts
  if (!isFull) return

  await walk(page, { person: joao, until: 'confirmacao' })
  await expect(main).toMatchAriaSnapshot(`
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
  `)
  expect(await timesSaid(log, 'Está tudo certo com o seu pedido?')).toBe(1)
  // what was typed in this session is shown whole, so that it can be checked; secrets are not
  const review = await question(page, 'confirmacao').innerText()
  for (const shown of ['(11) 98765-4321', joao.email?.email ?? '']) expect(review).toContain(shown)
  for (const secret of [joao['nome-mae']?.mothers_name ?? '', '529.982', '52998224725'])
    expect(review).not.toContain(secret)
  await expectLandingBefore(page.getByRole('button', { name: 'Confirmar pedido' }))

  await walk(page, { person: joao })
  await expectLandingBefore(page.getByRole('button', { name: 'Mudar o dia da visita' }))
  await expect(main).toMatchAriaSnapshot(`
    - heading "Seu pedido por conversa" [level=1]
    - log "Conversa do seu pedido": '/Assistente disse: Pronto, seu pedido está feito$/'
    - group "Pedido realizado":
      - article:
        - paragraph: /a fibra já tem caminho/
        - heading "Visita do técnico" [level=2]
        - button "Mudar o dia da visita"
        - paragraph: Número do pedido
        - heading "O que acontece agora" [level=2]
  `)
})
