export const id = 961;
export const ids = [961];
export const modules = {

/***/ 2895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pictureKeeper: () => (/* binding */ pictureKeeper),
  writeReports: () => (/* binding */ writeReports)
});

// UNUSED EXPORTS: REPORT_FILES

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/report/json.js
/**
 * The report as `adhere-report/1` JSON: the result without what only lives in memory. One line an entry: a report of a
 * thousand ads stays greppable, and takes a third of the time and space that indentation would.
 */
function jsonReport(result) {
    const { entries, ...run } = result;
    const head = run;
    const lines = entries.map(({ attachments: _inMemory, ...entry }) => JSON.stringify(entry));
    return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

// EXTERNAL MODULE: ./build/report/advice.js
var advice = __webpack_require__(8999);
// EXTERNAL MODULE: ./build/report/entries.js
var entries = __webpack_require__(5787);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(3920);
;// CONCATENATED MODULE: ./build/report/junit.js



/**
 * The result as JUnit XML, one test case an entry. What fails the gate is a failure (warn-only changes the exit
 * code, not the finding). What nobody could judge is skipped, with the reason, unless the gate counts it: then
 * it is an error.
 */
function junitReport(result) {
    const cases = result.entries.map((entry) => ({ entry, mark: markOf(entry, result) }));
    const total = (mark) => cases.filter((one) => one.mark === mark).length;
    const attributes = attrs({
        name: "adhere",
        tests: cases.length,
        failures: total("failure"),
        errors: total("error"),
        skipped: total("skipped"),
        time: seconds(result.durationMs),
    });
    const suite = `${attributes} ${attrs({ timestamp: result.startedAt.replace(/(\.\d+)?Z$/u, "") })}`;
    return [
        `<?xml version="1.0" encoding="UTF-8"?>`,
        `<testsuites ${attributes}>`,
        `  <testsuite ${suite}>`,
        ...cases.map(({ entry, mark }) => testCase(entry, mark)),
        "  </testsuite>",
        "</testsuites>",
        "",
    ].join("\n");
}
function markOf(entry, result) {
    if (entry.error?.blame === "manifest")
        return "error";
    switch ((0,entries/* wordsFor */.tu)(entry).standing) {
        case "failing":
            return "failure";
        case "inconclusive":
            return result.gate.onInconclusive === "fail" || result.verdict === "inconclusive" ? "error" : "skipped";
        case "skipped":
            return "skipped";
        case "passed":
            return null;
    }
}
function testCase(entry, mark) {
    const { file, line } = entry.manifest;
    const open = `    <testcase ${attrs({ classname: file, name: entry.id, time: seconds(entry.durationMs), file, line })}`;
    if (mark === null)
        return `${open}/>`;
    const message = attrs({ message: entry.reason });
    const body = mark === "skipped"
        ? `<skipped ${message}/>`
        : `<${mark} ${message} ${attrs({ type: entry.error?.code ?? entry.state })}>${(0,report_text/* inXml */.F3)(details(entry))}</${mark}>`;
    return `${open}>\n      ${body}\n    </testcase>`;
}
/** What a person needs who sees only this file: the destination, the risks, the fixes, and how the link was judged. */
function details(entry) {
    const evaluation = (0,entries/* evaluationOf */.SV)(entry);
    const risks = evaluation === null ? [] : (0,advice/* risksInOrder */.Sg)(evaluation);
    const fixes = evaluation === null ? [] : (0,advice/* fixesInOrder */.he)(evaluation).slice(0, 3);
    return [
        entry.reason,
        `Landing page: ${entry.landingUrl}`,
        ...risks.map((risk) => `${(0,advice/* riskTitle */.eq)(risk)} (${risk.impact}): ${risk.message}`),
        ...fixes.map((fix) => `Fix: ${fix.element}, ${(0,advice/* whatToDo */.H6)(fix)}: "${fix.currentValue}" -> "${fix.suggestedValue}"`),
        ...entry.linkTrail.map((step) => `Link: ${step}`),
        ...entry.notices.map((notice) => `Notice: ${notice}`),
    ]
        .map(report_text/* oneLine */.TN)
        .join("\n");
}
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(3);
const attrs = (values) => Object.entries(values)
    .map(([key, value]) => `${key}="${(0,report_text/* inXml */.F3)((0,report_text/* oneLine */.TN)(String(value)))}"`)
    .join(" ");

// EXTERNAL MODULE: ./build/report/markdown.js + 2 modules
var markdown = __webpack_require__(3534);
;// CONCATENATED MODULE: ./build/job/folder.js







/** The files of a report folder, by what they are. */
const REPORT_FILES = { json: "report.json", junit: "junit.xml", markdown: "report.md" };
const EXTENSIONS = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" };
/** Keeps pictures in a folder, named by what they hold, and answers with their file URLs. */
function pictureKeeper(directory) {
    return async (_evaluationId, role, picture) => {
        const hash = (0,external_node_crypto_.createHash)("sha256").update(picture.bytes).digest("hex").slice(0, 16);
        // A name of its own: the bundler takes a template within path.resolve for a search for assets.
        const name = `${role}-${hash}.${EXTENSIONS[picture.mediaType]}`;
        const file = external_node_path_.resolve(directory, name);
        await (0,promises_.mkdir)(directory, { recursive: true });
        await (0,promises_.writeFile)(file, picture.bytes);
        return (0,external_node_url_.pathToFileURL)(file).href;
    };
}
/**
 * Writes every report. A report that cannot be written changes no verdict: it is named in the answer instead.
 */
async function writeReports(result, directory) {
    const written = {};
    const warnings = [];
    const reports = { json: jsonReport, junit: junitReport, markdown: markdown/* summary */.z };
    for (const kind of ["json", "junit", "markdown"]) {
        const file = external_node_path_.resolve(directory, REPORT_FILES[kind]);
        try {
            await (0,promises_.mkdir)(directory, { recursive: true });
            await (0,promises_.writeFile)(file, reports[kind](result));
            written[kind] = file;
        }
        catch (error) {
            warnings.push(`The ${kind} report could not be written to ${file}: ${String(error)}`);
        }
    }
    return { written, warnings };
}


/***/ }),

/***/ 3116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
// To do: next major: remove.
/**
 * @typedef {Options} MarkdownTableOptions
 *   Configuration.
 */

/**
 * @typedef Options
 *   Configuration.
 * @property {boolean | null | undefined} [alignDelimiters=true]
 *   Whether to align the delimiters (default: `true`);
 *   they are aligned by default:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   Pass `false` to make them staggered:
 *
 *   ```markdown
 *   | Alpha | B |
 *   | - | - |
 *   | C | Delta |
 *   ```
 * @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
 *   How to align columns (default: `''`);
 *   one style for all columns or styles for their respective columns;
 *   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
 *   other values are treated as `''`, which doesn’t place the colon in the
 *   alignment row but does align left;
 *   *only the lowercased first character is used, so `Right` is fine.*
 * @property {boolean | null | undefined} [delimiterEnd=true]
 *   Whether to end each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no ending delimiters:
 *
 *   ```markdown
 *   | Alpha | B
 *   | ----- | -----
 *   | C     | Delta
 *   ```
 * @property {boolean | null | undefined} [fillRows=true]
 *   Whether to fill rows with empty cells up to the most cells in a row
 *   (default: `true`).
 *
 *   When `true`, all rows have as many cells as the longest row:
 *
 *   ```markdown
 *   | Alpha | B    |   |
 *   | ----- | ---- | - |
 *   | C     |      |   |
 *   | D     | Echo | F |
 *   ```
 *
 *   When `false`, rows keep their cells,
 *   and the delimiter row has as many cells as the header row:
 *
 *   ```markdown
 *   | Alpha | B    |
 *   | ----- | ---- |
 *   | C     |
 *   | D     | Echo | F |
 *   ```
 * @property {boolean | null | undefined} [delimiterStart=true]
 *   Whether to begin each row with the delimiter (default: `true`).
 *
 *   > 👉 **Note**: please don’t use this: it could create fragile structures
 *   > that aren’t understandable to some markdown parsers.
 *
 *   When `true`, there are starting delimiters:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there are no starting delimiters:
 *
 *   ```markdown
 *   Alpha | B     |
 *   ----- | ----- |
 *   C     | Delta |
 *   ```
 * @property {boolean | null | undefined} [padding=true]
 *   Whether to add a space of padding between delimiters and cells
 *   (default: `true`).
 *
 *   When `true`, there is padding:
 *
 *   ```markdown
 *   | Alpha | B     |
 *   | ----- | ----- |
 *   | C     | Delta |
 *   ```
 *
 *   When `false`, there is no padding:
 *
 *   ```markdown
 *   |Alpha|B    |
 *   |-----|-----|
 *   |C    |Delta|
 *   ```
 * @property {((value: string) => number) | null | undefined} [stringLength]
 *   Function to detect the length of table cell content (optional);
 *   this is used when aligning the delimiters (`|`) between table cells;
 *   full-width characters and emoji mess up delimiter alignment when viewing
 *   the markdown source;
 *   to fix this, you can pass this function,
 *   which receives the cell content and returns its “visible” size;
 *   note that what is and isn’t visible depends on where the text is displayed.
 *
 *   Without such a function, the following:
 *
 *   ```js
 *   markdownTable([
 *     ['Alpha', 'Bravo'],
 *     ['中文', 'Charlie'],
 *     ['👩‍❤️‍👩', 'Delta']
 *   ])
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo |
 *   | - | - |
 *   | 中文 | Charlie |
 *   | 👩‍❤️‍👩 | Delta |
 *   ```
 *
 *   With [`string-width`](https://github.com/sindresorhus/string-width):
 *
 *   ```js
 *   import stringWidth from 'string-width'
 *
 *   markdownTable(
 *     [
 *       ['Alpha', 'Bravo'],
 *       ['中文', 'Charlie'],
 *       ['👩‍❤️‍👩', 'Delta']
 *     ],
 *     {stringLength: stringWidth}
 *   )
 *   ```
 *
 *   Yields:
 *
 *   ```markdown
 *   | Alpha | Bravo   |
 *   | ----- | ------- |
 *   | 中文  | Charlie |
 *   | 👩‍❤️‍👩    | Delta   |
 *   ```
 */

/**
 * Get the length of a cell.
 *
 * @param {string} value
 *   Cell value.
 * @returns {number}
 *   Cell size.
 */
function defaultStringLength(value) {
  return value.length
}

/**
 * Generate a markdown
 * ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
 * table.
 *
 * @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
 *   Table data (matrix of strings).
 * @param {Readonly<Options> | null | undefined} [options]
 *   Configuration (optional).
 * @returns {string}
 *   Result.
 */
function markdownTable(table, options) {
  const settings = options || {}
  // To do: next major: change to spread.
  // eslint-disable-next-line unicorn/prefer-spread -- `align` can be a string.
  const align = (settings.align || []).concat()
  const stringLength = settings.stringLength || defaultStringLength
  /** @type {Array<number>} Character codes as symbols for alignment per column. */
  const alignments = []
  /** @type {Array<Array<string>>} Cells per row. */
  const cellMatrix = []
  /** @type {Array<Array<number>>} Sizes of each cell per row. */
  const sizeMatrix = []
  /** @type {Array<number>} */
  const longestCellByColumn = []
  let mostCellsPerRow = 0
  let rowIndex = -1

  // This is a superfluous loop if we don’t align delimiters, but otherwise we’d
  // do superfluous work when aligning, so optimize for aligning.
  while (++rowIndex < table.length) {
    /** @type {Array<string>} */
    const row = []
    /** @type {Array<number>} */
    const sizes = []
    let columnIndex = -1

    if (table[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table[rowIndex].length
    }

    while (++columnIndex < table[rowIndex].length) {
      const cell = serialize(table[rowIndex][columnIndex])

      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell)
        sizes[columnIndex] = size

        if (
          longestCellByColumn[columnIndex] === undefined ||
          size > longestCellByColumn[columnIndex]
        ) {
          longestCellByColumn[columnIndex] = size
        }
      }

      row.push(cell)
    }

    cellMatrix[rowIndex] = row
    sizeMatrix[rowIndex] = sizes
  }

  // Figure out which alignments to use.
  let columnIndex = -1

  if (typeof align === 'object' && 'length' in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex])
    }
  } else {
    const code = toAlignment(align)

    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code
    }
  }

  // Inject the alignment row.
  columnIndex = -1
  /** @type {Array<string>} */
  const row = []
  /** @type {Array<number>} */
  const sizes = []

  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex]
    let before = ''
    let after = ''

    if (code === 99 /* `c` */) {
      before = ':'
      after = ':'
    } else if (code === 108 /* `l` */) {
      before = ':'
    } else if (code === 114 /* `r` */) {
      after = ':'
    }

    // There *must* be at least one hyphen-minus in each alignment cell.
    let size =
      settings.alignDelimiters === false
        ? 1
        : Math.max(
            1,
            longestCellByColumn[columnIndex] - before.length - after.length
          )

    const cell = before + '-'.repeat(size) + after

    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length

      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size
      }

      sizes[columnIndex] = size
    }

    row[columnIndex] = cell
  }

  // Inject the alignment row.
  cellMatrix.splice(1, 0, row)
  sizeMatrix.splice(1, 0, sizes)

  rowIndex = -1
  /** @type {Array<string>} */
  const lines = []

  while (++rowIndex < cellMatrix.length) {
    const row = cellMatrix[rowIndex]
    const sizes = sizeMatrix[rowIndex]
    const cellsInRow =
      settings.fillRows === false
        ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length)
        : mostCellsPerRow
    columnIndex = -1
    /** @type {Array<string>} */
    const line = []

    while (++columnIndex < cellsInRow) {
      const cell = row[columnIndex] || ''
      let before = ''
      let after = ''

      if (settings.alignDelimiters !== false) {
        const size =
          longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0)
        const code = alignments[columnIndex]

        if (code === 114 /* `r` */) {
          before = ' '.repeat(size)
        } else if (code === 99 /* `c` */) {
          const half = size / 2

          if (size % 2) {
            before = ' '.repeat(half + 0.5)
            after = ' '.repeat(half - 0.5)
          } else {
            before = ' '.repeat(half)
            after = before
          }
        } else {
          after = ' '.repeat(size)
        }
      }

      if (settings.delimiterStart !== false && !columnIndex) {
        line.push('|')
      }

      if (
        settings.padding !== false &&
        // Don’t add the opening space if we’re not aligning and the cell is
        // empty: there will be a closing space.
        !(settings.alignDelimiters === false && cell === '') &&
        (settings.delimiterStart !== false || columnIndex)
      ) {
        line.push(' ')
      }

      if (settings.alignDelimiters !== false) {
        line.push(before)
      }

      line.push(cell)

      if (settings.alignDelimiters !== false) {
        line.push(after)
      }

      if (settings.padding !== false) {
        line.push(' ')
      }

      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line.push('|')
      }
    }

    lines.push(
      settings.delimiterEnd === false
        ? line.join('').replace(/ +$/, '')
        : line.join('')
    )
  }

  return lines.join('\n')
}

/**
 * Serialize a cell value.
 *
 * @param {string | null | undefined} [value]
 *   Value to serialize.
 * @returns {string}
 *   Result.
 */
function serialize(value) {
  return value === null || value === undefined ? '' : String(value)
}

/**
 * Get the alignment character code from a value.
 *
 * @param {string | null | undefined} value
 *   Value.
 * @returns {number}
 *   Alignment.
 */
function toAlignment(value) {
  const code = typeof value === 'string' ? value.codePointAt(0) : 0

  return code === 67 /* `C` */ || code === 99 /* `c` */
    ? 99 /* `c` */
    : code === 76 /* `L` */ || code === 108 /* `l` */
      ? 108 /* `l` */
      : code === 82 /* `R` */ || code === 114 /* `r` */
        ? 114 /* `r` */
        : 0
}


/***/ })

};
