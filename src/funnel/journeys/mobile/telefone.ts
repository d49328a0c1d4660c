import { telefone } from '../../steps/telefone.ts'
import type { Step } from '../../types.ts'

/** The mobile line doubles as the telephone, so that step is skipped in both directions. */
export const noPhone: Step = { ...telefone, applies: () => false, isDone: () => true, restore: () => null }
