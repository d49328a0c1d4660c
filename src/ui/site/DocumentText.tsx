/** Renders the text of a legal document or of an FAQ answer: headings, paragraphs and lists. */
import type { Block } from '../../lib/parse-regulation-text.ts'
import './document-text.css'

export function DocumentText({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className="document-text">
      {blocks.map((block, index) => {
        switch (block.kind) {
          case 'heading':
            return <h2 key={index}>{block.text}</h2>
          case 'paragraph':
            return <p key={index}>{block.text}</p>
          case 'list':
            return (
              <ul key={index}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )
        }
      })}
    </div>
  )
}
