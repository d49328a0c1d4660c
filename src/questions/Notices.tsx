import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { states } from '../content/waits-errors-and-notices.ts'
import { findStep, stepOf } from '../funnel/journeys.ts'
import { unbrokenBRL } from '../lib/money.ts'
import { correctionAsked, noticeClosed } from '../store/events.ts'
import { selectNotice, selectOrder, selectWait } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { OfflineBar } from '../ui/states/OfflineBar.tsx'
import { Notice, QuietButton } from '../ui/states/Notice.tsx'
import { priceCondition } from './price-condition.ts'
import { problemText } from './problem-texts.ts'
import { textOf } from './step-texts.ts'

/**
 * Notices above the question, for example: no connection, order open in another tab, price changed,
 * installation date taken, storage blocked.
 */
export const Notices = memo(function Notices() {
  const online = useSelector((state: RootState) => state.flow.online)
  const notice = useSelector(selectNotice)
  const wait = useSelector(selectWait)
  return (
    <>
      {/* WaitState reports a failed wait itself */}
      <OfflineBar offline={!online && wait?.status !== 'failed'} waiting={wait !== null} />
      {notice && <NoticeOf />}
    </>
  )
})

const selectPlansStep = (state: RootState) =>
  findStep(selectOrder(state), ({ view }) => view === 'plans' || view === 'offers')?.id ?? ''

function NoticeOf() {
  const dispatch = useDispatch()
  const notice = useSelector(selectNotice)
  const plans = useSelector(selectPlansStep)
  const order = useSelector(selectOrder)
  const close = <QuietButton onClick={() => dispatch(noticeClosed())}>{states.close}</QuietButton>
  switch (notice?.kind) {
    case 'other-tab':
      return (
        <Notice title={states.otherTab.title} actions={close}>
          <p>{states.otherTab.text}</p>
        </Notice>
      )
    case 'storage':
      return (
        <Notice title={states.storageBlocked.title} actions={close}>
          <p>{states.storageBlocked.text}</p>
        </Notice>
      )
    case 'link-dead':
      return <Notice tone="info" title={states.deadLink} actions={close} />
    case 'told':
      return <Notice tone={notice.tone} title={notice.text} actions={close} />
    case 'result':
      return (
        <Notice
          tone={notice.tone}
          title={textOf(order, notice.of).result?.(notice.values)}
          // one line about the price does not need a button of its own
          actions={stepOf(order, notice.of).setsPrice ? undefined : close}
        />
      )
    case 'slots-taken':
      return (
        <Notice tone="error" title={states.slotTaken.title}>
          <p>{states.slotTaken.text}</p>
        </Notice>
      )
    case 'save-refused':
      return <Notice tone="error" title={problemText(notice.problem)} />
    case 'price-changed':
      return (
        <Notice
          tone="error"
          title={states.priceChanged.title}
          actions={
            <>
              <QuietButton onClick={() => dispatch(noticeClosed())}>{states.priceChanged.accept}</QuietButton>
              <QuietButton onClick={() => dispatch(correctionAsked({ step: plans }))}>
                {states.priceChanged.choose}
              </QuietButton>
            </>
          }
        >
          <p>
            {states.priceChanged.text(
              unbrokenBRL(notice.before),
              unbrokenBRL(notice.now),
              priceCondition(order),
            )}
          </p>
        </Notice>
      )
    default:
      return null
  }
}
