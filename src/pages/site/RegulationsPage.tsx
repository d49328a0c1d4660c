/** The list of all legal documents at `/regulamentos`, and the page of one document at `/regulamentos/<id>`. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { regulations as words } from '../../content/site/regulations-page.ts'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import { problemText } from '../../questions/turn-problems-into-messages.ts'
import { screenWithoutQuestionShown } from '../../questions/useFocusOnQuestionChange.ts'
import { regulationsRequested } from '../../store/redux-actions.ts'
import { selectUi } from '../../store/selectors.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { LegalDocumentList } from './LegalDocumentList.tsx'
import { regulationDocuments, type SiteDocument } from './group-and-search-legal-documents.ts'
import { usePageTitle } from '../../questions/usePageTitle.ts'
import { parseRegulationText } from '../../lib/parse-regulation-text.ts'
import { BackLink } from '../../ui/forms/BackLink.tsx'
import { listInWords } from '../../lib/list-in-words.ts'
import { DocumentText } from '../../ui/site/DocumentText.tsx'
import { useCampaignHref } from '../../ui/useCampaign.ts'
import './legal-documents.css'

export default function RegulationsPage() {
  const dispatch = useDispatch()
  const { regulations, regulationsProblem } = useSelector(selectUi)
  const documents = useMemo(() => regulations && regulationDocuments(regulations), [regulations])
  const [typed, setTyped] = useState('')
  const [, , id = ''] = useLocation().pathname.split('/')
  useEffect(() => {
    screenWithoutQuestionShown()
    dispatch(regulationsRequested())
  }, [dispatch])
  useFocusOnDocument(id)

  if (!documents)
    return <Coming problem={regulationsProblem} onRetry={() => dispatch(regulationsRequested())} />
  return id ? (
    <LegalDocumentPage document={documents.find((each) => each.id === id)} />
  ) : (
    <LegalDocumentList documents={documents} typed={typed} onType={setTyped} />
  )
}

/** The page of one legal document, with a print button; says so if there is none. */
function LegalDocumentPage({ document }: { readonly document: SiteDocument | undefined }) {
  const { title, text } = document
    ? {
        title: document.title,
        text: words.appliesTo(
          document.plans.length ? listInWords(document.plans) : words.everyPlan.toLowerCase(),
        ),
      }
    : words.unknown
  usePageTitle(title)
  return (
    <NoCoverageFrame
      header={<SiteHeader />}
      back={<BackLink href={useCampaignHref('/regulamentos/')}>{words.back}</BackLink>}
      heading={title}
      text={text}
      footer={<SiteFooter />}
    >
      {document && (
        <article className="site-wide stack">
          <DocumentText blocks={parseRegulationText(document.body)} />
          <PrimaryButton type="button" tone="secondary" onClick={() => window.print()}>
            {words.print}
          </PrimaryButton>
        </article>
      )}
    </NoCoverageFrame>
  )
}

/**
 * Scrolls to the top when a document opens. Focuses the document's link when the visitor returns to the list.
 */
function useFocusOnDocument(id: string) {
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    if (id) {
      window.scrollTo(0, 0)
      document.querySelector('main')?.focus()
    } else document.querySelector<HTMLElement>(`[data-document="${CSS.escape(before.current)}"]`)?.focus()
    before.current = id
  }, [id])
}

/** The page shown while the documents are loading, or after they failed to load. */
function Coming({ problem, onRetry }: { readonly problem: Problem | null; readonly onRetry: () => void }) {
  usePageTitle(words.title)
  return (
    <NoCoverageFrame
      header={<SiteHeader />}
      heading={words.heading}
      text={words.text}
      footer={<SiteFooter />}
    >
      <div className="site-wide">
        {problem ? (
          <Notice
            tone="error"
            title={words.failed}
            actions={
              <PrimaryButton type="button" onClick={onRetry}>
                {waitAndErrorWords.retry}
              </PrimaryButton>
            }
          >
            <p>{problemText(problem)}</p>
          </Notice>
        ) : (
          <Skeleton shape="question" />
        )}
        {/* the server inserts the documents here for visitors without scripts (server/site/regulations-without-javascript.ts) */}
        <noscript data-documents="" />
      </div>
    </NoCoverageFrame>
  )
}
