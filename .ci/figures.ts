import {
  crowdedFolders,
  FOLDERS,
  importCircles,
  importGraph,
  mutualFolders,
  readSource,
  sourceFiles,
} from '../tests/support/source-tree.ts'

// `npm run figures`: how the files of the product are cut, and what the architecture test holds.

const SMALL = 15
const LARGE = 400

const files = FOLDERS.flatMap(sourceFiles).map(file => ({ file, text: readSource(file) }))
const lines = files.map(({ file, text }) => ({ file, count: text.trimEnd().split('\n').length }))
const sorted = lines.map(({ count }) => count).sort((a, b) => a - b)
const median = sorted[Math.floor((sorted.length - 1) / 2)]

/** Fragments without subject and verb: a doc comment is a sentence. */
const FRAGMENT = /^(?:What|How|By which|Of|From)\b/
const openings = files.flatMap(({ text }) =>
  [...text.matchAll(/\/\*\*\s*\*?\s*([^\n]*)/g)].map(match => match[1] ?? ''),
)
const fragments = openings.filter(opening => FRAGMENT.test(opening)).length

const list = (title: string, entries: readonly string[]): void => {
  console.log(`${title}: ${entries.length}`)
  for (const entry of entries) console.log(`  ${entry}`)
}

for (const folder of FOLDERS) console.log(`${folder}: ${sourceFiles(folder).length} files`)
console.log(`all: ${files.length} files of ${median} lines in the median`)
console.log(`files under ${SMALL} lines: ${lines.filter(({ count }) => count < SMALL).length}`)
list(
  `files over ${LARGE} lines`,
  lines.filter(({ count }) => count > LARGE).map(({ file, count }) => `${file}: ${count}`),
)
list('folders with more than 25 source files beside one another', crowdedFolders())
const graph = importGraph()
list('pairs of folders that import each other', mutualFolders(graph))
list(
  'circles of files',
  importCircles(graph).map(circle => circle.join(', ')),
)
const share = ((100 * fragments) / openings.length).toFixed(1)
console.log(
  `doc comments that open with What, How, By which, Of or From: ${fragments} of ${openings.length}, ${share} %`,
)
