/// Something that was named on the command line is not there. The command was right, so its usage is not printed.
struct InputError: Error, CustomStringConvertible {
    /// What is missing, in a sentence.
    let description: String
}
