/** A link that works once is used by a press on its page: a mailbox that loads it before, scripts included, uses none up. */
import type { APIRequestContext } from '@playwright/test'
import { waitAndErrorWords } from '../../src/content/loading-saving-and-failures.ts'
import { ANSWERS, PAULISTA } from '../support/create-leads.ts'
import { guard as watch } from '../support/browser-error-guard.ts'
import { examineScreen } from '../support/examine-screen.ts'
import { expectStep } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'

const words = waitAndErrorWords.singleUseLink

async function leadWithPlan(request: APIRequestContext): Promise<string> {
  const { idLead } = (await (await request.post('/api/lead-v2', { data: PAULISTA })).json()) as {
    idLead: string
  }
  await request.patch(`/api/lead-v2/${idLead}/plan`, { data: ANSWERS.plan })
  return idLead
}

async function migration(request: APIRequestContext): Promise<string> {
  const reply = await request.post('/api/fiber-migration/offers', { data: { cpf: '30000000701' } })
  const { idLead } = (await reply.json()) as { idLead: string }
  await request.patch(`/api/fiber-migration/plan/${idLead}`, { data: { idPlan: 'plan-mg600' } })
  return idLead
}

// every link with a code: mailed to the visitor, made at the desk, made for another device
for (const [what, path, order, step] of [
  ['an order, by chat', '/chat?l=', leadWithPlan, 'nome'],
  ['an order, on pages', '/checkout/confirmacao/?l=', leadWithPlan, 'nome'],
  ['a migration', '/migracao-ultrafibra/chat?lmig=', migration, 'endereco'],
] as const)
  test(
    `the link to ${what} works once, by a press, after a scanner has loaded it (D137)`,
    onlyInFullRun,
    async ({ browser, request, baseURL }) => {
      const id = await order(request)
      const made = await request.post(`/api/lead-v2/${id}/resumeCode`, { data: {} })
      const { code } = (await made.json()) as { code: string }
      const open = async () => {
        const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } })
        const { complaints } = watch(context)
        const page = await context.newPage()
        await page.goto(`${baseURL}${path}${code}`)
        await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
        const close = async () => {
          expect(complaints()).toEqual([])
          await context.close()
        }
        return { page, button: page.getByRole('button', { name: words.open }), close }
      }

      const scanner = await open()
      await scanner.page.waitForLoadState('networkidle')
      await expect(scanner.button).toBeVisible()
      await scanner.close()
      const person = await open()
      expect(person.page.url()).not.toContain(code)
      await examineScreen(person.page, 'the button of a link that works once')
      await person.button.click()
      await expectStep(person.page, step)
      await person.close()
    },
  )
