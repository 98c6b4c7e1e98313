import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import process from 'node:process'

/** `npm run bench [name]`: runs one benchmark, or all; each file of this folder but this one exports `run`. */
const wanted = process.argv[2]
const names = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.ts') && file !== basename(import.meta.filename))
  .map(file => basename(file, '.ts'))
  .filter(name => !wanted || name === wanted)

if (names.length === 0) {
  console.error(`There is no benchmark named ${wanted}.`)
  process.exit(1)
}
for (const name of names) {
  const { run }: { run: () => Promise<void> } = await import(`./${name}.ts`)
  console.log(`\n${name}`)
  await run()
}
