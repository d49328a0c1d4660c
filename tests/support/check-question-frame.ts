/**
 * Checks the parts around a question that every journey shows: the switch between chat and pages, the transcript, the
 * submit button.
 */
import { expect, type Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { question } from './visitor-in-browser.ts'

/** Form ids of pages that ask several questions: the last segment of their path. */
const composed: readonly StepId[] = ['cep-dados-cliente', 'dados-pessoais', 'instalacao-pagamento']

/**
 * Expects the switch between chat and pages, one transcript in the chat only, one submit button, and a number at the
 * end.
 */
export async function expectQuestionFrame(page: Page, step: StepId): Promise<void> {
  const isChat = new URL(page.url()).pathname.endsWith('/chat')
  await expect(page.getByRole('log'), step).toHaveCount(isChat ? 1 : 0)
  if (step === 'pedido-realizado') {
    await expect(page.getByTestId('order-number')).toHaveText(/^\S+$/)
    return
  }
  const name = isChat ? 'Prefiro o formulário' : 'Prefiro o chat'
  await expect(page.getByRole('link', { name }), step).toBeVisible()
  if (!composed.includes(step)) return
  await expect(question(page, step).locator('button[type=submit]'), step).toHaveCount(1)
  expect(new URL(page.url()).pathname.split('/').filter(Boolean).at(-1)).toBe(step)
}
