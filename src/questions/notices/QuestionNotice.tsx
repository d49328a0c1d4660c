/** The notice above the question, with the buttons that resolve it. */
import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { noticeTexts } from '../../content/notices-above-question.ts'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import { findStep, stepOf } from '../../funnel/journey-registry.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import {
  backRequested,
  correctionRequested,
  noticeClosed,
  type NoticeAboveQuestion,
} from '../../store/redux-actions.ts'
import { selectMode, selectNotice, selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { Notice, QuietButton } from '../../ui/states/Notice.tsx'
import { comeIntoView, takeFocus } from '../question-props.ts'
import { directDebitPriceNote } from '../direct-debit-notes.ts'
import ContinueInOtherBrowser from '../order/ContinueInOtherBrowser.tsx'
import { problemText } from '../turn-problems-into-messages.ts'
import { useNoticeWords } from './useNoticeWords.ts'
import { addressCovered } from '../../content/address-covered-message.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { AddressCoveredText } from '../../ui/motif/AddressCoveredText.tsx'
import { registeredPartOf } from '../journey-part-registry.ts'
import { textOf } from '../look-up-step-texts.ts'
import AddressCoveredScene from '../address/AddressCoveredScene.tsx'
import '../address/address-covered-notice.css'

const selectPlansStep = (state: RootState) =>
  findStep(selectOrder(state), ({ view }) => view === 'plans' || view === 'offers')?.id ?? ''

/** Asks for the new price. It comes into view, because it may stand far above the button of a long review. */
function PriceChanged({ notice }: { notice: Extract<NoticeAboveQuestion, { kind: 'price-changed' }> }) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const plans = useSelector(selectPlansStep)
  const box = useRef<HTMLDivElement>(null)
  const mode = useSelector(selectMode)
  useEffect(() => {
    // nothing moves away from who is typing
    const isTyping = document.activeElement?.matches('input, select') === true
    if (!isTyping || mode === 'chat') comeIntoView(box.current)
    if (!isTyping) takeFocus(box.current)
  }, [notice, mode])
  function accept() {
    dispatch(noticeClosed())
    document.querySelector<HTMLElement>('[name=accept_information]')?.focus()
  }
  const { title, text, accept: acceptLabel, choose } = noticeTexts.priceChanged
  return (
    <Notice
      ref={box}
      tone="error"
      title={title[notice.cause ?? 'price']}
      actions={
        <>
          <QuietButton onClick={accept}>{acceptLabel}</QuietButton>
          <QuietButton onClick={() => dispatch(correctionRequested({ step: plans }))}>{choose}</QuietButton>
        </>
      }
    >
      <p>{text(unbrokenBRL(notice.before), unbrokenBRL(notice.now), directDebitPriceNote(order))}</p>
    </Notice>
  )
}

export default function QuestionNotice() {
  const dispatch = useDispatch()
  const notice = useSelector(selectNotice)
  const mode = useSelector(selectMode)
  const order = useSelector(selectOrder)
  const words = useNoticeWords()
  const close = <QuietButton onClick={() => dispatch(noticeClosed())}>{waitAndErrorWords.close}</QuietButton>
  if (notice?.kind === 'result' && stepOf(order, notice.of).view === 'plans')
    return mode === 'pages' ? <AddressCoveredNotice of={notice.of} values={notice.values} /> : null
  if (words) {
    // one line about the price or a change does not need a button of its own
    const isLine =
      notice?.kind === 'changed' || (notice?.kind === 'result' && stepOf(order, notice.of).setsPrice)
    // the chat says these in the conversation
    if (isLine && mode === 'chat') return null
    return (
      <Notice
        tone={notice && 'tone' in notice ? notice.tone : 'info'}
        title={words.title}
        actions={isLine ? undefined : close}
        // on pages, a QuestionNoticeStatus reads it out
        isQuiet={mode === 'pages'}
      >
        {words.text && <p>{words.text}</p>}
        {notice?.kind === 'elsewhere' && <ContinueInOtherBrowser isOffered />}
      </Notice>
    )
  }
  switch (notice?.kind) {
    case 'slots-taken':
      return (
        <Notice tone="error" title={noticeTexts.slotTaken.title}>
          <p>{noticeTexts.slotTaken.text}</p>
        </Notice>
      )
    case 'order-refused':
      return (
        <Notice
          tone="error"
          title={problemText(notice.problem)}
          actions={
            <QuietButton onClick={() => dispatch(backRequested())}>
              {noticeTexts.orderRefused.back}
            </QuietButton>
          }
        >
          <p>{noticeTexts.orderRefused.text}</p>
        </Notice>
      )
    case 'plan-withdrawn':
      return (
        <Notice tone="error" title={noticeTexts.planWithdrawn.title}>
          <p>{noticeTexts.planWithdrawn.text}</p>
        </Notice>
      )
    case 'save-refused':
      return <Notice tone="error" title={problemText(notice.problem)} />
    case 'price-changed':
      return <PriceChanged notice={notice} />
    default:
      return null
  }
}

/**
 * The notice. It also says which plan the order has already, and during a coverage check in the background it shows the
 * expected result.
 * @param of the question about the address
 * @param values what the texts of that question's result name
 */
function AddressCoveredNotice({ of, values }: { readonly of: StepId; readonly values: Values }) {
  const order = useSelector(selectOrder)
  const { coverage } = order.facts
  const { found } = registeredPartOf(order.journey)
  if (!coverage || !order.answers[of] || !found) return null
  const { isExpected = false } = coverage
  const said = (text: string) => (isExpected ? addressCovered.checking(text) : text)
  return (
    <div className="address-covered-notice night">
      <div className="found">
        <AddressCoveredText text={said(found(order))} />
        <AddressCoveredScene isExpected={isExpected} />
      </div>
      <p className="address-covered-notice__text num">{said(textOf(order, of).result?.(values) ?? '')}</p>
    </div>
  )
}
