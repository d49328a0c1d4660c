/**
 * Every journey at once: for the server, the build and tests. A browser loads the one that its page belongs to.
 */
import '../funnel/journeys/b-mobile.ts'
import '../funnel/journeys/b.ts'
import '../funnel/journeys/collaborator.ts'
import '../funnel/journeys/compact.ts'
import '../funnel/journeys/mobile.ts'
import '../funnel/journeys/renewal.ts'
import '../funnel/journeys/migration.ts'
import '../funnel/journeys/coverage.ts'
import '../funnel/journeys/standard.ts'
