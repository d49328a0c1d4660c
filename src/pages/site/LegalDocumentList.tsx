/** The list of all legal documents, grouped by plan, with a search field. */
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import FileText from 'lucide/dist/esm/icons/file-text.mjs'
import { Icon } from '../../ui/Icon.ts'
import { useDeferredValue, useId } from 'react'
import { regulations as words } from '../../content/site/regulations-page.ts'
import { usePageTitle } from '../../questions/usePageTitle.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { NoCoverageFrame } from '../../ui/frame/NoCoverageFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { QuietButton } from '../../ui/states/Notice.tsx'
import { useCampaignHref } from '../../ui/useCampaign.ts'
import {
  countDocuments,
  type DocumentGroup,
  searchDocuments,
  type SiteDocument,
} from './group-and-search-legal-documents.ts'
import './legal-documents.css'

type DocumentListProps = {
  readonly documents: readonly SiteDocument[]
  /**
   * The search text. The parent keeps it, so that it is still there when the visitor returns from a document.
   */
  readonly typed: string
  readonly onType: (typed: string) => void
}

export function LegalDocumentList({ documents, typed, onType }: DocumentListProps) {
  usePageTitle(words.title)
  const groups = searchDocuments(documents, typed)
  return (
    <NoCoverageFrame
      header={<SiteHeader />}
      heading={words.heading}
      text={words.text}
      footer={<SiteFooter />}
    >
      <div className="site-wide stack">
        <search className="documents__search">
          <TextField
            name="q"
            label={words.search}
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={(_name, value) => onType(value)}
          />
          <Found count={countDocuments(groups)} typed={typed} onClear={() => onType('')} />
        </search>
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
    </NoCoverageFrame>
  )
}

/**
 * Shows the number of matches. Screen readers announce it only after a pause in typing, not after every
 * keystroke.
 */
function Found({ count, typed, onClear }: { count: number; typed: string; onClear: () => void }) {
  const text = useDeferredValue(count ? words.found(count) : words.none(typed.trim()))
  return (
    <div className="documents__found">
      <p role="status" className="num">
        {text}
      </p>
      {typed && <QuietButton onClick={onClear}>{words.clear}</QuietButton>}
    </div>
  )
}

function Group({ group }: { readonly group: DocumentGroup }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="documents__plan">
        {group.name}
      </h2>
      <ul className="documents">
        {group.documents.map((document) => (
          <li key={document.id}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DocumentLink({ document: { id, title } }: { readonly document: SiteDocument }) {
  return (
    <a href={useCampaignHref(`/regulamentos/${id}/`)} className="document-link" data-document={id}>
      <Icon shapes={FileText} size={20} />
      {title}
      <Icon shapes={ChevronRight} size={20} />
    </a>
  )
}
