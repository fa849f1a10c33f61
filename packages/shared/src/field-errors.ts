/**
 * Messages of invalid fields. Pages translate them by these texts, whether the page or the server found the error.
 */
export const fieldErrors = {
  required: "Required",
  oneLine: "One line of text",
  noControls: "Text, without control characters",
  email: "A mail address",
  phone: "A phone number, such as +49 30 1234567",
  phoneDigits: "A phone number has 5 to 15 digits",
  username: "4 to 16 characters: a-z, 0-9 and _, starting with a letter",
  tooLong: (most: number) => `At most ${most} characters`,
} as const;
