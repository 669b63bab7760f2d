/** Every sentence about accounts that the product shows, by what it is about. */
export const ACCOUNT_MESSAGES = {
  nameMissing: "Full Name is required",
  emailMissing: "Email is required",
  emailInvalid: "Your email is not correct",
  passwordMissing: "Password is required",
  passwordShort: (minimum: number) => `Password should be ${String(minimum)} characters minimum`,
  passwordWeak: "Password should contain at least 1 uppercase, 1 number",
  passwordMismatch: "Passwords don't match",
  disabled: "Sorry, your account has been disabled. Contact us if this is a mistake.",
  unverified: "Verify your account to continue",
  alreadySignedIn: "You're already logged in",
  verified: "Email verification Successful",
  codeSent: "Check your mail for OTP",
  imageUploaded: "Image Upload Successful",
  profileUpdated: "Profile updated successfully",
} as const
