import { selectSubjectId } from '../../store/selectors.ts'
import { subjectLost } from '../../store/events.ts'
import { outside, put, select } from '../runtime/effects.ts'
import { dropAddressOf } from '../storage/kept-address.ts'

/** The subject was erased, has expired or never existed: forget everything about it (X21). */
export function* loseSubject() {
  const { storage, subject } = yield* outside()
  if (subject) storage.drop(subject.kind)
  for (const name of ['sent', 'checkKey', 'waiting', 'code'] as const) storage.drop(name)
  dropAddressOf(yield* select(selectSubjectId), storage)
  yield* put(subjectLost())
}
