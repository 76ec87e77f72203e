/** How the server's build writes its files: stacks in the log name functions of the sources. */
export const output = {
  comments: false,
  // one letter beyond Latin has V8 hold a file at two bytes a letter
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const;
