import { createAction } from '@reduxjs/toolkit'

/**
 * The yes to the order, which could not be sent, was taken back. In a file of its own, because it is needed only after the first
 * question (tests/e2e/first-question.test.ts).
 */
export const orderConfirmationWithdrawn = createAction('order/held-back')
