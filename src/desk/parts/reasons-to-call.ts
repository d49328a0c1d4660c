/** The reasons for which a person at the desk calls somebody, as text. */
import type { CallQueue } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import type { CallListRow } from '../../../server/services/desk/call-list.ts'
import { callListWords as words } from '../../content/desk/call-list.ts'

type Why = keyof typeof words.whys

/** The reason for which each queue is there. */
const OWN: Readonly<Record<CallQueue, Why>> = {
  pediu: 'asked',
  analise: 'risk',
  parou: 'late',
  rede: 'waiting',
  visitas: 'visit',
}

/**
 * Returns the reasons for a call as text. If calls were requested several times, the text says how often.
 * @param queue the queue whose own reason is left out; '' is returned if there is no other
 */
export const reasonsToCall = (
  { whys, asked, isHeld }: Pick<CallListRow, 'whys' | 'asked' | 'isHeld'>,
  queue?: CallQueue,
): string =>
  [
    ...(isHeld ? [words.held] : []),
    ...(Object.keys(words.whys) as Why[])
      .filter((why) => whys.includes(why))
      .filter((why) => queue === undefined || why !== OWN[queue] || (why === 'asked' && asked > 1))
      .map((why) => (why === 'asked' && asked > 1 ? words.askedTimes(asked) : words.whys[why])),
  ].join(' · ')
